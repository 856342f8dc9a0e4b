/** The filters of a place and of a number of bedrooms, which the form of a want asks in one select each. */
export const askedFilters = {
  where: ["area", "city", "place"],
  rooms: ["min_bedrooms", "bedrooms", "max_bedrooms"],
} as const;
export type AskedName = keyof typeof askedFilters;

/** Returns the part of a search that a select shows, such as "area=Sinkor"; its options have such values. */
export const askedPart = (params: URLSearchParams, name: AskedName): string =>
  `${new URLSearchParams([...params].filter(([filter]) => isAsked(name, filter)))}`;

const isAsked = (name: AskedName, filter: string) => askedFilters[name].some((one) => one === filter);

/** Returns a search with what its form says; the filters that the form does not ask stay. */
export function withAsked(
  params: URLSearchParams,
  { kind, max_price, ...selects }: Partial<Record<string, string>>,
): URLSearchParams {
  const asked = new URLSearchParams(params);
  if (kind) asked.set("kind", kind);
  for (const name of ["where", "rooms"] as const) {
    const part = selects[name];
    if (part === undefined) continue;
    for (const filter of askedFilters[name]) asked.delete(filter);
    for (const [filter, value] of new URLSearchParams(part)) if (isAsked(name, filter)) asked.append(filter, value);
  }
  if (max_price !== undefined) asked.delete("max_price");
  if (max_price) {
    asked.set("max_price", max_price);
    // Otherwise no home would fit.
    if (Number(asked.get("min_price")) > Number(max_price)) asked.delete("min_price");
  }
  return asked;
}

/** Returns the filters of a search that the form does not ask. */
export function otherFilters(params: URLSearchParams): URLSearchParams {
  const others = withAsked(params, { where: "", rooms: "", max_price: "" });
  others.delete("kind");
  return others;
}

/** Returns the filters of a search as the API of wants takes them. */
export function sentFilters(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter((name) => name !== "kind" && name !== "sent");
  return Object.fromEntries(names.map((name) => [name, params.getAll(name)]));
}
