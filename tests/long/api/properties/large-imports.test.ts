import { expect, it } from "vitest";
import { house, importRows, storedProperties } from "../../../api/properties/import/import-rows.ts";
import { storeSignedIn } from "../../../support/accounts.ts";

it("an import of 10,000 rows in parts creates them, and none the second time", async () => {
  const { token } = await storeSignedIn({ role: "admin" });
  const parts = Array.from({ length: 50 }, (_, part) =>
    Array.from({ length: 200 }, (_, n) => ({ ...house, reference: `R-${part * 200 + n}` })),
  );
  const countResults = async (result: "created" | "unchanged") => {
    let total = 0;
    for (const rows of parts) total += (await importRows(token, rows)).body.data.counts[result];
    return total;
  };
  expect(await countResults("created")).toBe(10_000);
  expect(await countResults("unchanged")).toBe(10_000);
  expect(await storedProperties("count(*) AS listings")).toEqual([{ listings: 10_000 }]);
}, 240_000);
