import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replicaLagMs } from "#worker/flows/edge-cache/purge-changes.service.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { bothLists, createPurgedSite } from "../../../support/edge-cache/purged-site.ts";
import { buildProperty, storeProperties, storeProperty } from "../../../support/properties.ts";

let site: Awaited<ReturnType<typeof createPurgedSite>>;
beforeEach(async () => {
  site = await createPurgedSite();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the listing rules of the schedule", () => {
  const day = 86_400;
  const listed = () => storeProperty({ confirmed_at: site.at(0).toISOString() });
  const homesInState = async () =>
    await env.DB.prepare(
      "SELECT json_type(state, '$.homes') AS type, json_extract(state, '$.homes') AS homes FROM jobs WHERE name = 'edge-cache'",
    ).first();

  it("purge the lists and the homes that left them, and once more, but no images", async () => {
    const [one, other] = [await listed(), await listed()];
    await env.DB.prepare("UPDATE properties SET is_confirmed = 0, is_delisted = 0").run();
    await keepListingRules(env.DB, site.at(61 * day));
    const tags = [...bothLists, `property:${one.uuid}`, `property:${other.uuid}`];
    expect(await site.purgeAt(61 * day)).toEqual({ changes: 1 });
    expect(await site.settleAt(61 * day + 60)).toEqual({ changes: 1 });
    expect(site.edge.purges.map((purge) => ({ ...purge, tags: purge.tags?.toSorted() }))).toEqual([
      { tags: tags.toSorted() },
      { tags: tags.toSorted() },
    ]);
    expect(await homesInState()).toEqual({ type: "object", homes: "{}" });
  });

  it("purge a home again when a longer period puts it back, and nothing while nothing is due", async () => {
    const { uuid } = await listed();
    await env.DB.prepare("UPDATE properties SET is_confirmed = 1, is_delisted = 1").run();
    await keepListingRules(env.DB, site.at(day));
    await keepListingRules(env.DB, site.at(day));
    expect(await site.purgeAt(day)).toEqual({ changes: 1 });
    expect(site.edge.purges).toEqual([{ tags: [...bothLists, `property:${uuid}`] }]);
  });

  it("purge all pages but no images if they changed many homes", async () => {
    await storeProperties(
      ...Array.from({ length: 91 }, () => buildProperty({ confirmed_at: site.at(0).toISOString() })),
    );
    await keepListingRules(env.DB, site.at(61 * day));
    await site.purgeAt(61 * day);
    expect(site.edge.purges).toEqual([{ tags: bothLists, pathPrefixes: ["/property/", "/api/v1/public/properties/"] }]);
  });

  it("purge in the same run of the schedule", async () => {
    const realTimeout = setTimeout;
    const skipReplicaLag = (work: () => void, milliseconds = 0) =>
      realTimeout(work, milliseconds === replicaLagMs ? 0 : milliseconds);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(skipReplicaLag as typeof setTimeout);
    vi.spyOn(console, "log").mockReturnValue();
    const { uuid } = await listed();
    await runSchedule(env, site.at(61 * day), site.edge.cache);
    expect(site.edge.purges).toContainEqual({ tags: [...bothLists, `property:${uuid}`] });
  });
});
