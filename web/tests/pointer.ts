/** The page of a test, and a mouse or a finger on it. */

export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

export function point(element: Element | Window, kind: string, at: { x?: number; y?: number; id?: number; touch?: boolean; button?: number; buttons?: number } = {}): void {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: at.x ?? 0, clientY: at.y ?? 0, button: at.button ?? 0, buttons: at.buttons ?? 0 });
  Object.assign(event, { pointerId: at.id ?? 1, pointerType: at.touch ? 'touch' : 'mouse' });
  element.dispatchEvent(event);
}
