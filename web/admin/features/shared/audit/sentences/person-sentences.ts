import type { AuditEntry } from "../audit-entry.ts";
import { nameFields, readValues } from "./entry-values.ts";

/** Returns what was done with a person, such as "merged it with another person". */
export function describePersonEntry({ action, after }: AuditEntry): string {
  switch (action) {
    case "create":
      return "added the person";
    case "delete":
      return "deleted the person";
    case "merge":
      return "merged it with another person";
    case "undo-merge":
      return "separated it from another person again";
    case "export":
      return "exported the data";
    case "erase":
      return "erased the data";
    default: {
      const { fields, contacted, different_from, owner_link } = readValues(after);
      if (contacted) return contacted === "call" ? "called the person" : "wrote to the person";
      if (owner_link) return `${owner_link} the link of the owner`;
      if (different_from) return "said that it is not the same as another person";
      return Array.isArray(fields) ? `changed ${nameFields(fields)}` : "changed it";
    }
  }
}
