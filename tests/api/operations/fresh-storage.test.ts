import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

// The first test leaves what the second one must not see.
const plan = async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT n FROM audit NOT INDEXED WHERE n < 900 ORDER BY n DESC LIMIT 5",
  ).all<{ detail: string }>();
  return results.map(({ detail }) => detail).join();
};

it("a query plan follows the statistics of a test", async () => {
  await env.DB.prepare(
    "INSERT INTO audit (at, action, entity, entity_id) VALUES ('2026-01-01T00:00:00.000Z', 'create', 'course', 'a')",
  ).run();
  await env.DB.prepare("ANALYZE").run();
  expect(await plan()).toContain("SCAN audit");
});

it("the next test starts without these statistics", async () => {
  expect(await plan()).toContain("SEARCH audit");
});
