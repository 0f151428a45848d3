export { EngineThread } from '@forecourt/search-engine';
