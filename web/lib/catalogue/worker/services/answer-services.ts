import type { StoredServices } from "./stored-services.ts";

const singular = { courses: "course", professionals: "professional" } as const;

/** Returns the answer to a key about courses or professionals; undefined if it is about something else, or this phone holds no such item. */
export function answerServices(services: StoredServices | undefined, key: string): object | undefined {
  const { pathname, searchParams: query } = new URL(key, "https://phone");
  const [, name, id] = /^\/public\/(courses|professionals)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (!services || (name !== "courses" && name !== "professionals")) return undefined;
  if (id !== undefined) {
    const found = services[name].find((item) => item.id === decodeURIComponent(id));
    return found && { data: { [singular[name]]: found } };
  }
  const asked = services[name].filter(({ available }) => available || query.get("available") !== "true");
  return { data: { [name]: asked.slice(0, Number(query.get("limit")) || undefined) } };
}
