import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { queryRows } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = 7;
const readRecords = async (): Promise<unknown[]> => {
  const [row] = await queryRows<{ images: string }>("SELECT images FROM properties");
  return JSON.parse(row?.images ?? "");
};

it("says the sizes of the images of a property, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  const property = await storeProperty();
  // The statement names none of the new columns.
  await storeImage(property, { number: 1, bytes: new Uint8Array(1000) });
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  expect(await readRecords()).toMatchObject([
    { number: 1, bytes: 1000, variants: [320, 640, 1280], variant_bytes: {} },
  ]);

  await storeImage(property, { number: 2, bytes: new Uint8Array(2000) });
  await env.DB.prepare("UPDATE images SET variants = '[320]' WHERE number = 1").run();
  expect(await readRecords()).toMatchObject([
    { bytes: 1000, variants: [320], variant_bytes: {} },
    { bytes: 2000, variant_bytes: {} },
  ]);
  await env.DB.prepare(`UPDATE images SET variant_bytes = '{"320":300}' WHERE number = 1`).run();
  expect(await readRecords()).toMatchObject([{ variant_bytes: { "320": 300 } }, {}]);
  await env.DB.prepare("DELETE FROM images WHERE number = 1").run();
  expect(await readRecords()).toMatchObject([{ number: 2 }]);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await expectDerivedDataToMatch();
});
