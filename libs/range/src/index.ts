export { ServicePanel, type ServicePanelProps } from './components/ServicePanel/ServicePanel.tsx';
