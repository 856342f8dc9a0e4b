import { describe, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import { createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { queryRows } from "../../support/storage/rows.ts";

type Admin = Awaited<ReturnType<typeof createAdminClient>>;

const getName = async ({ id }: Admin) =>
  (await queryRows<{ username: string }>("SELECT username FROM users WHERE id = ?", id))[0]?.username;

const openListing = async ({ send }: Admin, uuid: string) =>
  (await send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;

const save = ({ send }: Admin, kind: "buy" | "rent", body: object, key?: string) =>
  send<PropertyConflict>(`/update/${kind}/property`, { method: "PATCH", body, key });

describe("a change of a listing that someone else has changed", () => {
  it("gives 409 with the listing, who and when, to every admin, and changes nothing", async () => {
    for (const role of ["admin", "super_admin"] as const) {
      const [colleague, editor] = [await createAdminClient(), await createAdminClient(role)];
      const { uuid } = await colleague.publish("rent");
      const { updated_at: expected_updated_at } = await openListing(editor, uuid);
      const theirs = { monthly_rent: 700, title: "Flat by the lagoon" };
      await save(colleague, "rent", { uuid, ...theirs, expected_updated_at });
      const stored = await openListing(colleague, uuid);
      const body = { uuid, title: "Flat with a garden", expected_updated_at };
      const { status, body: conflict } = await save(editor, "rent", body);
      expect([status, conflict.detail]).toEqual([409, "Someone else has changed this listing since you opened it."]);
      expect(conflict.current).toEqual(stored);
      const by = await getName(colleague);
      expect(conflict.changed.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
        { field: "monthly_rent", by, at: stored.updated_at },
        { field: "title", by, at: stored.updated_at },
      ]);
      expect(await openListing(editor, uuid)).toEqual(stored);
      const resolved = { ...body, expected_updated_at: conflict.current.updated_at };
      expect((await save(editor, "rent", resolved)).status).toBe(200);
      expect(await openListing(editor, uuid)).toMatchObject({ title: "Flat with a garden", monthly_rent: 700 });
    }
    await expectDerivedDataToMatch();
  });

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
  it("gets the first response, not a conflict with itself, also if both arrive at the same time", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const { updated_at: expected_updated_at } = await openListing(admin, uuid);
    const body = { uuid, title: "Mine", expected_updated_at };
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([save(admin, "buy", body, key), save(admin, "buy", body, key)]);
    expect([first?.status, again?.status]).toEqual([200, 200]);
    const stored = await openListing(admin, uuid);
    expect(await save(admin, "buy", body, key)).toMatchObject({ status: 200, body: first?.body });
    expect(await openListing(admin, uuid)).toEqual(stored);
    expect((await save(admin, "buy", { ...body, title: "Other" }, key)).status).toBe(422);
    expect(await queryRows("SELECT n FROM audit WHERE action = 'update'")).toHaveLength(1);
  });
});

it("the version of a change that is no time is rejected and changes nothing", async () => {
  const admin = await createAdminClient();
  const { uuid } = await admin.publish();
  const before = await openListing(admin, uuid);
  const problems = { expected_updated_at: "Must be a time such as 2026-05-12T08:00:00.000Z" };
  for (const expected_updated_at of ["yesterday", 5, null, ""]) {
    const body = { uuid, title: "x", expected_updated_at };
    const response = await admin.send("/update/buy/property", { method: "PATCH", body });
    expect([response.status, fieldProblems(response)]).toEqual([422, problems]);
  }
  expect(await openListing(admin, uuid)).toEqual(before);
});
