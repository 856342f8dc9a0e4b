import { describe, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { createAdminClient, fieldProblems, queryRows } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

type Admin = Awaited<ReturnType<typeof createAdminClient>>;

const getName = async ({ id }: Admin) =>
  (await queryRows<{ username: string }>("SELECT username FROM users WHERE id = ?", id))[0]?.username;

const openListing = async ({ send }: Admin, uuid: string) =>
  (await send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;

const save = ({ send }: Admin, kind: "buy" | "rent", body: object, key?: string) =>
  send<PropertyConflict>(`/update/${kind}/property`, { method: "PATCH", body, key });

describe("a change of a listing that someone else has changed", () => {
  it.each(["admin", "super_admin"] as const)(
    "as %s gives 409 with the listing, who and when, and changes nothing",
    async (role) => {
      const [colleague, editor] = [await createAdminClient(), await createAdminClient(role)];
      const { uuid } = await colleague.publish("rent");
      const opened = await openListing(editor, uuid);
      await save(colleague, "rent", {
        uuid,
        monthly_rent: 700,
        title: "Flat by the lagoon",
        expected_updated_at: opened.updated_at,
      });
      const stored = await openListing(colleague, uuid);
      const body = { uuid, title: "Flat with a garden", expected_updated_at: opened.updated_at };
      const response = await save(editor, "rent", body);
      const by = await getName(colleague);
      expect(response).toMatchObject({
        status: 409,
        body: { detail: "Someone else has changed this listing since you opened it.", current: stored },
      });
      expect(response.body.changed.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
        { field: "monthly_rent", by, at: stored.updated_at },
        { field: "title", by, at: stored.updated_at },
      ]);
      expect(await openListing(editor, uuid)).toEqual(stored);
      const resolved = { ...body, expected_updated_at: response.body.current.updated_at };
      expect((await save(editor, "rent", resolved)).status).toBe(200);
      expect(await openListing(editor, uuid)).toMatchObject({ title: "Flat with a garden", monthly_rent: 700 });
      await expectDerivedDataToMatch();
    },
  );

  it("is saved without a version, as before, and with the version in another notation of the same time", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    expect((await save(admin, "buy", { uuid, title: "One" })).status).toBe(200);
    const { updated_at } = await openListing(admin, uuid);
    const expected_updated_at = updated_at.replace("Z", "000Z");
    expect((await save(admin, "buy", { uuid, title: "Two", expected_updated_at })).status).toBe(200);
  });

  it("names the changes after the opened version only, the last one of each field", async () => {
    const [first, second, editor] = [await createAdminClient(), await createAdminClient(), await createAdminClient()];
    const { uuid } = await first.publish();
    await save(first, "buy", { uuid, city: "Harper" });
    const { updated_at } = await openListing(editor, uuid);
    await save(first, "buy", { uuid, title: "One" });
    await save(second, "buy", { uuid, title: "Two" });
    const { body } = await save(editor, "buy", { uuid, title: "Mine", expected_updated_at: updated_at });
    expect(body.changed.map(({ field, by }) => [field, by])).toEqual([["title", await getName(second)]]);
  });

  it("names who changed the images, and their texts", async () => {
    const [colleague, editor] = [await createAdminClient(), await createAdminClient()];
    const { uuid } = await colleague.publish();
    const opened = await openListing(editor, uuid);
    const [stored] = opened.images;
    const added = await colleague.upload(buildPng());
    const images = [added, stored?.id];
    await save(colleague, "buy", { uuid, images, image_alts: { [added]: "The gate" } });
    const { body } = await save(editor, "buy", { uuid, images: [stored?.id], expected_updated_at: opened.updated_at });
    expect(body.current.images.map(({ id, alt }) => [id, alt])).toEqual([
      [added, "The gate"],
      [stored?.id, ""],
    ]);
    expect(body.changed.map(({ field }) => field).toSorted()).toEqual(["image_alts", "images"]);
    await expectEveryImageStored();
  });

  it("by a bulk change or an import also names the field and the colleague", async () => {
    const [colleague, editor] = [await createAdminClient(), await createAdminClient()];
    const { uuid, reference } = await colleague.publish();
    const opened = await openListing(editor, uuid);
    await colleague.send("/properties", { method: "PATCH", body: { uuids: [uuid], featured: true } });
    const rows = [{ reference, kind: "buy", title: "From the file" }];
    const imported = await colleague.send("/import/properties", {
      body: { rows, import_id: crypto.randomUUID() },
    });
    expect(imported.status).toBe(200);
    const { body } = await save(editor, "buy", { uuid, title: "Mine", expected_updated_at: opened.updated_at });
    const by = await getName(colleague);
    expect(body.changed.map((change) => [change.field, change.by]).toSorted()).toEqual([
      ["featured", by],
      ["title", by],
    ]);
  });
});

describe("two saves of the same version at the same time", () => {
  it("store exactly one of them; the other gets 409 with the stored one", async () => {
    const [one, other] = [await createAdminClient(), await createAdminClient()];
    const { uuid } = await one.publish();
    const { updated_at: expected_updated_at } = await openListing(one, uuid);
    const responses = await Promise.all([
      save(one, "buy", { uuid, title: "One", expected_updated_at }),
      save(other, "buy", { uuid, title: "Other", expected_updated_at }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { title } = await openListing(one, uuid);
    expect(title).toBe(responses[0].status === 200 ? "One" : "Other");
    const lost = responses.find(({ status }) => status === 409);
    expect(lost?.body.current.title).toBe(title);
    const entries = await queryRows("SELECT n FROM audit WHERE action = 'update'");
    expect(entries).toHaveLength(1);
  });
});

describe("a save that is repeated because its response was lost", () => {
  it("gets the first response, not a conflict with itself", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const { updated_at: expected_updated_at } = await openListing(admin, uuid);
    const body = { uuid, title: "Mine", expected_updated_at };
    const key = crypto.randomUUID();
    const first = await save(admin, "buy", body, key);
    expect(first.status).toBe(200);
    const stored = await openListing(admin, uuid);
    expect(await save(admin, "buy", body, key)).toMatchObject({ status: 200, body: first.body });
    expect(await openListing(admin, uuid)).toEqual(stored);
    expect((await save(admin, "buy", { ...body, title: "Other" }, key)).status).toBe(422);
  });

  it("is saved once if both arrive at the same time", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const { updated_at: expected_updated_at } = await openListing(admin, uuid);
    const body = { uuid, title: "Mine", expected_updated_at };
    const key = crypto.randomUUID();
    const responses = await Promise.all([save(admin, "buy", body, key), save(admin, "buy", body, key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await queryRows("SELECT n FROM audit WHERE action = 'update'")).toHaveLength(1);
  });
});

describe("the version of a change", () => {
  it.each(["yesterday", 5, null, ""])("%j is rejected and changes nothing", async (expected_updated_at) => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const before = await openListing(admin, uuid);
    const response = await admin.send("/update/buy/property", {
      method: "PATCH",
      body: { uuid, title: "x", expected_updated_at },
    });
    expect([response.status, fieldProblems(response)]).toEqual([
      422,
      { expected_updated_at: "Must be a time such as 2026-05-12T08:00:00.000Z" },
    ]);
    expect(await openListing(admin, uuid)).toEqual(before);
  });

  it("reveals nothing to visitors and users", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const body = { uuid, title: "x", expected_updated_at: "2020-01-01T00:00:00.000Z" };
    const { token } = await storeSignedIn({ role: "user" });
    const change = (headers: Record<string, string>) =>
      callApi<object>("/update/buy/property", { method: "PATCH", body, headers });
    expect((await change({})).status).toBe(401);
    const refused = await change({ authorization: `Bearer ${token}` });
    expect([refused.status, Object.keys(refused.body)]).toEqual([403, ["detail"]]);
  });

  it("gives 503 while the database is unavailable", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const { updated_at: expected_updated_at } = await openListing(admin, uuid);
    const body = { uuid, title: "x", expected_updated_at };
    const response = await admin.send("/update/buy/property", {
      method: "PATCH",
      body,
      broken: { DB: unavailableDatabase },
    });
    expect(response.status).toBe(503);
  });
});
