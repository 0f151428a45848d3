export { BodyShape, MakeLogo } from '@forecourt/content';
