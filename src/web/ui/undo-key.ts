const choice = "[type=checkbox], [type=radio], [type=button], [type=submit], [type=range]";
const editable = `input:not(${choice}), textarea, select, [contenteditable]:not([contenteditable=false])`;

/**
 * Ctrl+Z or ⌘Z outside of fields: inside, it belongs to what is typed. A field that was emptied with the last action and
 * not typed in since has nothing of its own to take back.
 */
export function isUndoKey(event: KeyboardEvent, hasTyped: boolean): boolean {
  const isPressed = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isPressed || event.shiftKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  const field = event.target instanceof Element ? event.target.closest(editable) : null;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return field === null || (!hasTyped && isText && field.value === "");
}
