import { beforeEach, describe, expect, it } from "vitest";
import type { PeopleList } from "#contract/people/person.ts";
import type { AdminWant, Demand, HomeWants } from "#contract/wants/want.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { type ApiResult, createAdminClient } from "../../support/admin-client.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { createPeopleClient } from "../people/people-requests.ts";

let admin: Awaited<ReturnType<typeof createAdminClient>>;
beforeEach(async () => {
  admin = await createAdminClient();
});

const filters = { area: ["Sinkor"], max_price: "900", generator: "true" };
const person = { name: "Ma Kebbeh", phone_number: "0886 654 321" };
const add = (change: object = {}) =>
  admin.send<{ id: string; matches: number }>("/wants", { body: { kind: "rent", filters, ...person, ...change } });
const list = async (query = "") =>
  (await admin.send<{ data: { wants: AdminWant[] } }>(`/wants${query}`)).body.data.wants;

describe("a colleague", () => {
  it("adds a want for a person by the number, and finds it by words, name and number", async () => {
    await storeProperty({ kind: "rent", area: "Sinkor", monthly_rent: 800, generator: true });
    const { status, body } = await add({ note: "Calls on Mondays" });
    expect([status, body.matches]).toEqual([201, 1]);
    await add({ filters: { area: "Congo Town" } });
    expect(await queryRows("SELECT id FROM people")).toHaveLength(1);
    for (const q of ["generator", "kebbeh sinkor", "654321"])
      expect(
        (await list(`?q=${encodeURIComponent(q)}`)).map(({ id }) => id),
        q,
      ).toContain(body.id);
    expect(await list("?q=nobody")).toEqual([]);
    const [, found] = await list();
    expect(found).toMatchObject({
      label: "Rent, Sinkor, up to $900, generator",
      name: "Ma Kebbeh",
      channel: "whatsapp",
      matches: 1,
    });
    expect(await list(`?person_id=${found?.person_id}&kind=rent&status=active`)).toHaveLength(2);
    const people = await admin.send<PeopleList>("/people");
    expect(people.body.data.people[0]?.about).toMatch(/^Rent, Congo Town/);
  });

  it("changes, pauses and ends a want, and the audit names the fields only", async () => {
    const { id } = (await add()).body;
    const change = (body: object) => admin.send<AdminWant>(`/wants/${id}`, { method: "PATCH", body });
    expect((await change({ filters: { q: "sea" }, paused: true, note: "Later" })).body).toMatchObject({
      label: "Rent, “sea”",
      status: "paused",
      note: "Later",
    });
    expect((await admin.send(`/wants/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await change({ paused: false })).status).toBe(404);
    expect(await list("?status=ended")).toHaveLength(1);
    const entries = await queryRows<{ action: string }>(
      "SELECT action, before, after FROM audit WHERE entity = 'want' ORDER BY n",
    );
    expect(entries.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
    expect(JSON.stringify(entries)).not.toContain("sea");
  });

  it.each([
    [{ person_id: crypto.randomUUID() }, "person_id"],
    [{ name: "", phone_number: "0886 1" }, "name"],
    [{ filters: { garage: "1" } }, "garage"],
    [{ channel: "push" }, "channel"],
    [{ channel: "email" }, "channel"],
  ])("cannot add %j", async (body, field) => {
    const { status, body: answer } = await add(body);
    expect([status, JSON.stringify(answer)]).toEqual([422, expect.stringContaining(field)]);
    expect(await queryRows("SELECT id FROM wants")).toEqual([]);
  });

  it("does not see wants of the clinic without the permission", async () => {
    await add();
    await queryRows("UPDATE wants SET kind = 'clinic'");
    const colleague = await createAdminClient("admin", false);
    expect((await colleague.send("/wants")).body).toMatchObject({ data: { wants: [] } });
    const doctor = await createAdminClient("admin", true);
    const { body } = (await doctor.send("/wants")) as ApiResult<{ data: { wants: unknown[] } }>;
    expect(body.data.wants).toHaveLength(1);
  });
});

describe("who looks for a home", () => {
  const asked = { kind: "rent", area: "Sinkor", city: "Monrovia", property_type: "House", monthly_rent: 950 };

  it("is counted for a stored listing and for one that is not, with why others nearly do", async () => {
    await add({ filters: { area: "Sinkor" } });
    for (const max_price of ["900", "900", "800"]) await add({ filters: { area: "Sinkor", max_price } });
    await add({ filters: { area: "Congo Town", max_price: "800" } });
    const { uuid } = await storeProperty({ ...asked, kind: "rent", published: false });
    const stored = await admin.send<HomeWants>(`/properties/${uuid}/wants`);
    const counted = await admin.send<HomeWants>("/wants/count", { body: asked });
    for (const { status, body } of [stored, counted]) {
      expect([status, body.data.total, body.data.near]).toEqual([200, 1, 3]);
      expect(body.data.wants.map(({ missed }) => missed)).toEqual([[], ["max_price"], ["max_price"], ["max_price"]]);
      expect(body.data.reasons).toEqual([{ filter: "max_price", wants: 2, max_price: 900 }]);
    }
    expect((await admin.send(`/properties/${crypto.randomUUID()}/wants`)).status).toBe(404);
  });

  it("is summed up by area, with the homes that there are", async () => {
    for (const monthly_rent of [2000, 900])
      await storeProperty({ kind: "rent", area: "Sinkor", bedrooms: 3, monthly_rent });
    for (const max_price of ["700", "900", "1000"])
      await add({ filters: { area: "sinkor", min_bedrooms: "2", max_price } });
    await add({ filters: { area: "Congo Town" } });
    const { body } = await admin.send<Demand>("/wants/demand");
    expect(body).toMatchObject([
      {
        kind: "rent",
        area: "sinkor",
        property_type: null,
        bedrooms: 2,
        wants: 3,
        homes: 2,
        affordable: 1,
        usual_max_price: 900,
      },
      { area: "Congo Town", wants: 1, homes: 0, affordable: 0, usual_max_price: null },
    ]);
  });
});

it("lists the homes that fit a want, then those that miss one filter", async () => {
  const home = { kind: "rent" as const, area: "Sinkor", monthly_rent: 800 };
  const near = await storeProperty(home);
  const fitting = await storeProperty({ ...home, generator: true });
  const { id } = (await add()).body;
  const { body } = await admin.send<{ data: { matches: { listing: { uuid: string }; missed: string[] }[] } }>(
    `/wants/${id}/matches`,
  );
  expect(body.data.matches.map(({ listing, missed }) => [listing.uuid, missed])).toEqual([
    [fitting.uuid, []],
    [near.uuid, ["generator"]],
  ]);
});

it("goes with its person: merged, separated and erased", async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  const people = createPeopleClient(token);
  await add();
  const [ma] = await queryRows<{ id: string }>("SELECT id FROM people");
  const other = (await people.create({ name: "Ma Zubah", phone: "0775 654 321" })).body.id;
  const { body } = await people.merge(other, ma?.id ?? "");
  expect((await list())[0]?.person_id).toBe(other);
  expect((await callApi("/people/undo-merge", { body: { undo: (body as { undo: string }).undo }, token })).status).toBe(
    200,
  );
  expect((await list())[0]?.person_id).toBe(ma?.id);
  expect((await callApi("/privacy/erase", { body: { phone_number: person.phone_number }, token })).status).toBe(200);
  expect(await queryRows("SELECT id FROM wants")).toEqual([]);
  expect(await queryRows("SELECT want_n FROM want_places")).toEqual([]);
});
