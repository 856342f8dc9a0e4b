import type { Context } from "hono";
import { byteOrderMark, csvLine } from "#contract/admin/csv.ts";
import type { AppEnv } from "#worker/env.ts";

type Line = (string | number | boolean | null)[];

/** Some lines of a table, and the place where it goes on; undefined at its end. */
export interface CsvPage {
  lines: Line[];
  next: number | undefined;
}

/**
 * A table as a file, read page by page while it is being sent, so that its length costs no memory. The first page is read
 * before the answer begins: a failing store is still a 503 then, later the download breaks off.
 */
export async function csvResponse(
  c: Context<AppEnv>,
  name: string,
  columns: readonly string[],
  read: (last: number | undefined) => Promise<CsvPage>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let page = await read(undefined);
  let head = byteOrderMark + csvLine([...columns]);
  let ended = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + page.lines.map(csvLine).join("")));
      head = "";
      if (page.next === undefined) ended = true;
      else page = await read(page.next);
      if (ended) controller.close();
    },
  });
  const day = new Date().toISOString().slice(0, 10);
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", `attachment; filename="${name}-${day}.csv"`);
  return c.body(body);
}
