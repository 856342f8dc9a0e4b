/** A course or a professional as the API gives it. */
export interface ServiceItem {
  id: string;
  available: boolean;
}

/** The courses and professionals that this phone holds beside the catalogue of homes. */
export interface StoredServices {
  courses: ServiceItem[];
  professionals: ServiceItem[];
  /** When they were loaded, in milliseconds. */
  savedAt: number;
}

const isItem = (value: unknown): value is ServiceItem =>
  typeof value === "object" && value !== null && "id" in value && "available" in value;

/** Returns the items in the JSON of a list. @throws TypeError if it is no such list */
export function readItems(json: unknown, name: "courses" | "professionals"): ServiceItem[] {
  const data = typeof json === "object" && json !== null && "data" in json ? json.data : undefined;
  const items: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  if (!Array.isArray(items) || !items.every(isItem)) throw new TypeError(`No ${name}`);
  return items;
}
