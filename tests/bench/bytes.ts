import { gzipSync } from "node:zlib";
import { noFilters } from "#shared/listings/property-filters.ts";
import { query } from "#worker/db/query.ts";
import { getProperty } from "#worker/modules/properties/detail/property-detail.repository.ts";
import { listProperties } from "#worker/modules/properties/search/property-lists.repository.ts";
import { addProperties, createDatabase } from "./bench-database.ts";
import type { Report } from "./report.ts";

const listings = 1_000;
/** The target of a detail is 1,500: the place and the facts of a home, most of them not known, take 100 to 150 more; random ids vary. */
const budgets = { list: 4_000, detail: 1_650 };

/** Measures the compressed size of the two most frequent responses. */
export async function bytes(report: Report): Promise<void> {
  const { mf, db } = await createDatabase();
  try {
    await addProperties(db, 0, listings);
    const row = await db.prepare("SELECT uuid FROM properties WHERE n = 500").first<{ uuid: string }>();
    const [page, detail] = await query(
      db,
      listProperties({ filters: noFilters, sort: "newest", view: "card", limit: 24 }),
      getProperty(row?.uuid ?? ""),
    );
    report.heading("Bytes of JSON, gzip");
    const size = (name: string, response: unknown, budget: number) => {
      const compressed = gzipSync(JSON.stringify(response)).length;
      report.line(name, [`${compressed}`], `${budget}`, compressed <= budget);
    };
    size("24 cards", page, budgets.list);
    size("detail with similar listings", detail, budgets.detail);
  } finally {
    await mf.dispose();
  }
}
