type Pressed = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Returns whether a click on a link opens it in this tab: with another button or a key, browsers open or save it elsewhere. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
