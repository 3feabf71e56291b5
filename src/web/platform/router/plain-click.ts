type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click means "go there, here", and no new tab, window or file. */
export function isPlainClick(click: Click, { target, download }: HTMLAnchorElement): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (!target || target === "_self") && !download;
}
