import vocabulary from "./vocabulary.json";

// The classes and properties that our pages use, as schema.org defines them. The file names its source and version.
const classes = new Map(Object.entries(vocabulary.classes));
const properties = new Map(Object.entries(vocabulary.properties));
const members = new Map(Object.entries(vocabulary.members));

const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;
/** Which texts and numbers a property with each of these ranges may have. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === "string" && isoDate.test(value),
  DateTime: (value) => typeof value === "string" && isoDate.test(value),
  Time: (value) => typeof value === "string" && /^\d\d:\d\d$/.test(value),
  Boolean: (value) => typeof value === "boolean",
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns a class and all classes above it. */
function withAncestors(name: string): string[] {
  return [name, ...(classes.get(name) ?? []).flatMap(withAncestors)];
}

/** Returns what schema.org does not allow in a thing: unknown types and properties, properties of other types, wrong values. */
export function findProblems(thing: unknown, path = ""): string[] {
  if (!isObject(thing) || typeof thing["@type"] !== "string") return [`${path} has no type`];
  const { "@type": type, ...values } = thing;
  if (!classes.has(type)) return [`${path} has the unknown type ${type}`];
  const types = withAncestors(type);
  return Object.entries(values).flatMap(([name, value]) => {
    const property = properties.get(name);
    const place = `${path}/${type}.${name}`;
    if (!property) return [`${place} is unknown`];
    if (!property.domain.some((domain) => types.includes(domain))) return [`${place} does not belong to this type`];
    return [value].flat().flatMap((one) => findValueProblems(one, property.range, place));
  });
}

function findValueProblems(value: unknown, range: readonly string[], place: string): string[] {
  // A member of another vocabulary, such as GoodRelations.
  if (isObject(value) && !value["@type"]) return dataTypes.URL?.(value["@id"]) ? [] : [`${place} must be an address`];
  if (isObject(value)) {
    const types = withAncestors(String(value["@type"]));
    return range.some((allowed) => types.includes(allowed))
      ? findProblems(value, place)
      : [`${place} must not be a ${types[0]}`];
  }
  const member = members.get(String(value).replace("https://schema.org/", ""));
  const isMember = member !== undefined && range.includes(member);
  const isData = range.some((allowed) => dataTypes[allowed]?.(value));
  const isReference = range.includes("Thing") && dataTypes.URL?.(value);
  return isMember || isData || isReference ? [] : [`${place} must not be ${JSON.stringify(value)}`];
}

/** Returns the things that a page describes. @throws if it has more than one element, or one that is no JSON */
export function readStructuredData(html: string): Record<string, unknown>[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (found.length > 1) throw new Error("The page has more than one element of structured data");
  const text = found[0]?.[1];
  if (text === undefined) return [];
  const data: unknown = JSON.parse(text);
  if (!isObject(data) || data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"]))
    throw new Error("The structured data is no graph of schema.org");
  return data["@graph"].filter(isObject);
}
