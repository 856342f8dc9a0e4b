/** Returns the child elements with a name; a prefix does not matter. */
export const childrenNamed = (element: Element | undefined, name: string): Element[] =>
  [...(element?.children ?? [])].filter(({ localName }) => localName === name);

/** Returns the first child element with a name, then its first child with the next one. */
export const descend = (element: Element, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((parent, name) => childrenNamed(parent, name)[0], element);

/** Returns an attribute; a prefix does not matter. */
export const readAttribute = (element: Element, name: string): string | undefined =>
  [...element.attributes].find((attribute) => attribute.localName === name || attribute.name.endsWith(`:${name}`))
    ?.value;

/** Returns a number in an attribute of at least 1; 1 if there is none. */
export function getCount(element: Element, name: string): number {
  const count = Number(readAttribute(element, name));
  return Number.isSafeInteger(count) && count > 1 ? count : 1;
}
