import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

/** GitHub shows this file as a drawing. */
export const schemaFile = ".github/schema.mermaid";

const folder = join(import.meta.dirname, "../worker/db/tables");

/**
 * Returns the tables as a Mermaid flowchart: a box for each file of `worker/db/tables`, and an arrow from each column that
 * refers to a row of another table.
 */
export async function drawSchema(): Promise<string> {
  const boxes: string[] = [];
  const arrows: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const content: Record<string, unknown> = await import(join(folder, file));
    const tables = Object.values(content).flatMap((value) => (is(value, SQLiteTable) ? [getTableConfig(value)] : []));
    tables.sort((one, other) => one.name.localeCompare(other.name));
    if (tables.length === 0) continue;
    boxes.push(
      `  subgraph ${file}`,
      ...tables.map(({ name, columns }) => `    ${name}["${name}<br>${columns.length} columns"]`),
      "  end",
    );
    for (const { name, foreignKeys } of tables)
      for (const key of foreignKeys) {
        const { columns, foreignTable } = key.reference();
        const from = columns.map((column) => column.name).join(", ");
        arrows.push(`  ${name} -->|${from}| ${getTableConfig(foreignTable).name}`);
      }
  }
  return `${["flowchart LR", ...boxes, ...arrows].join("\n")}\n`;
}

if (import.meta.main) writeFileSync(schemaFile, await drawSchema());
