export { Button } from '@forecourt/ui';
