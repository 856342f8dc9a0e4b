import type { Context } from "hono";
import { byteOrderMark, csvLine } from "#shared/csv.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

type Line = (string | number | boolean | null)[];

/** Some lines of a table, and the position of the next page; undefined at the end. */
export interface CsvPage<Position> {
  lines: Line[];
  next: Position | undefined;
}

/**
 * Streams a table as a CSV file, one page at a time, so that memory use does not grow with the table. The first page is
 * read before the response starts, so an unavailable database gives a 503. Later failures abort the download.
 */
export async function csvResponse<Position>(
  c: Context<AppEnv>,
  name: string,
  columns: readonly string[],
  read: (last: Position | undefined) => Promise<CsvPage<Position>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let page = await read(undefined);
  let head = byteOrderMark + csvLine([...columns]);
  let isLastPage = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + page.lines.map(csvLine).join("")));
      head = "";
      if (page.next === undefined) isLastPage = true;
      else page = await read(page.next);
      if (isLastPage) controller.close();
    },
  });
  const day = new Date().toISOString().slice(0, 10);
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", `attachment; filename="${name}-${day}.csv"`);
  return c.body(body);
}
