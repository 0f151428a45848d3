export { vars } from '@forecourt/ui/tokens';
