import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0013_admin_lists.sql";
const at = env.MIGRATIONS.findIndex(({ name }) => name === migration);
const run = (statement: string) => env.DB.prepare(statement).run();

it("indexes the properties of the version before, and those that it still changes", async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at));
  await storeProperties(buildProperty({}), buildProperty({}), buildProperty({}), buildProperty({}));
  await run("UPDATE properties SET published = 0 WHERE n = 2");
  await run("UPDATE properties SET deleted_at = updated_at WHERE n = 3");

  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(at, at + 1));
  await expectDerivedDataToMatch();

  await run("UPDATE properties SET published = 1, deleted_at = NULL, price_cents = price_cents - 1 WHERE n IN (2, 3)");
  await run("UPDATE properties SET deleted_at = updated_at WHERE n = 1");
  await run("DELETE FROM properties WHERE n = 4");
  await expectDerivedDataToMatch();
});
