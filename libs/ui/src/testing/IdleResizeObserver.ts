/**
 * A `ResizeObserver` that never reports: the test environment has none, and computes no layout.
 * @example vi.stubGlobal('ResizeObserver', IdleResizeObserver)
 */
export class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
