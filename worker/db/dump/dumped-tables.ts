export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs the statements in one call and returns the rows of each. One call per statement would be slow with wrangler. */
export type ReadRows = (...statements: string[]) => Promise<Row[][]>;

/** Tables that triggers or the database itself fill. */
const derived =
  /^(enquiry_index.*|property_search.*|enquiry_counts|enquiry_day_counts|sqlite_.*|d1_migrations|_cf_.*)$/;
/** Rows that a restored database must not revive: ended sessions, used links and recovery codes, removed devices, replaced calendar addresses, messages to send. */
const temporary =
  /^(sessions|token_pairs|reset_links|login_challenges|recovery_codes|email_verifications|throttles|jobs|alarms|messages|alerts|property_undos|enquiry_undos|enquiry_viewers|alert_devices|calendar_links|changed_homes|cache_renewals)$/;

/** Columns that triggers compute from rows of other tables, which may be read at another time. */
const derivedColumns: Record<string, string[]> = {
  properties: ["images", "image_numbers", "cover_placeholder", "cover_focus"],
};
/** Read last, so that no dumped reference is higher than its sequence. */
const lastTable = "sequences";

/** A table to dump: its stored columns, primary key columns and foreign keys. */
export interface DumpedTable {
  name: string;
  /** Whether its rows have a growing rowid. */
  hasRowid: boolean;
  columns: string[];
  keys: string[];
  references: { table: string; from: string; to: string; isNullable: boolean }[];
}

/** Returns the tables to dump. Each refers only to tables before it. */
export async function readDumpedTables(read: ReadRows): Promise<DumpedTable[]> {
  const [allTables = []] = await read("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const dumped = allTables.filter(({ name }) => !derived.test(String(name)) && !temporary.test(String(name)));
  // D1 rejects pragmas on its internal tables, so the names are listed.
  const tables = `json_each(${sqlLiteral(JSON.stringify(dumped.map(({ name }) => name)))}) AS tables`;
  const [columns = [], references = []] = await read(
    `SELECT tables.value AS owner, columns.name, pk FROM ${tables}, pragma_table_xinfo(tables.value) AS columns
     WHERE hidden = 0 ORDER BY owner, cid`,
    `SELECT tables.value AS owner, "table", "from", "to", on_delete FROM ${tables}, pragma_foreign_key_list(tables.value)`,
  );
  const described = dumped.map(({ name, sql }) => {
    const tableColumns = columns.filter(
      (column) => column.owner === name && !derivedColumns[String(name)]?.includes(String(column.name)),
    );
    const keys = tableColumns
      .filter(({ pk }) => Number(pk) > 0)
      .sort((one, other) => Number(one.pk) - Number(other.pk));
    return {
      name: String(name),
      hasRowid: !/WITHOUT ROWID/i.test(String(sql)),
      columns: tableColumns.map((column) => String(column.name)),
      keys: keys.map((column) => String(column.name)),
      references: references.filter(({ owner }) => owner === name).map(toReference),
    };
  });
  return sortByDependency(described);
}

const toReference = ({ table, from, to, on_delete }: Row): DumpedTable["references"][number] => ({
  table: String(table),
  from: String(from),
  to: String(to),
  isNullable: on_delete === "SET NULL",
});

function sortByDependency(tables: DumpedTable[]): DumpedTable[] {
  const sorted: DumpedTable[] = [];
  let remaining = tables;
  while (remaining.length > 0) {
    const isBlocked = ({ name, references }: DumpedTable) =>
      references.some(({ table }) => table !== name && remaining.some((other) => other.name === table));
    const ready = remaining.filter((table) => !isBlocked(table));
    if (ready.length === 0) throw new Error("The foreign keys form a cycle");
    sorted.push(...ready);
    remaining = remaining.filter(isBlocked);
  }
  return sorted.sort((one, other) => Number(one.name === lastTable) - Number(other.name === lastTable));
}

export function sqlLiteral(value: Value | undefined): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
}
