import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  adminOfEachTest,
  buildForm,
  completeFields,
  createAdminClient,
  storedImageKeys,
} from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";
import { countRows } from "./property-reads.ts";

const { send, upload } = adminOfEachTest();

describe("a repeated create request", () => {
  it("gets the first response and has no second effect, as a form and as JSON", async () => {
    const image = buildPng();
    const form = () => send("/create/buy/property", { body: buildForm(completeFields.buy, [image]), key: "form" });
    const first = await form();
    expect(await form()).toMatchObject({ status: 201, body: first.body });
    const uploads = [await upload()];
    const json = () => send("/create/rent/property", { body: { ...completeFields.rent, uploads }, key: "json" });
    expect((await json()).body).toEqual((await json()).body);
    expect(await countRows("properties")).toBe(2);
    expect(await storedImageKeys()).toHaveLength(2);
  });

  it("creates one property if sent twenty times at once", async () => {
    const image = buildPng();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        send("/create/buy/property", { body: buildForm(completeFields.buy, [image]), key: "k" }),
      ),
    );
    expect([...new Set(responses.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(responses.map(({ body }) => body.uuid)).size).toBe(1);
    expect(await countRows("properties")).toBe(1);
    expect(await countRows("images")).toBe(1);
    expect(await countRows("audit")).toBe(1);
    expect(await storedImageKeys()).toHaveLength(1);
    await expectDerivedDataToMatch();
  });

  it("is rejected with another body; keys are separate per account and endpoint", async () => {
    const [one, two] = [await createAdminClient(), await createAdminClient()];
    const image = buildPng();
    const form = (title: string) => buildForm({ ...completeFields.buy, title }, [image]);
    await one.send("/create/buy/property", { body: form("One"), key: "k" });
    expect((await one.send("/create/buy/property", { body: form("Two"), key: "k" })).status).toBe(422);
    expect((await two.send("/create/buy/property", { body: form("Two"), key: "k" })).status).toBe(201);
    const rent = buildForm(completeFields.rent, [image]);
    expect((await one.send("/create/rent/property", { body: rent, key: "k" })).status).toBe(201);
    expect(await countRows("properties")).toBe(3);
  });
});

describe("creating a property while a store fails", () => {
  it("stores nothing and responds 503 without the image store", async () => {
    const response = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng()]),
      broken: { IMAGES: unavailableImages },
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await countRows("properties")).toBe(0);
  });

  it.each([0, 1, 2])("deletes the other files if the image store fails at image %i", async (at) => {
    let puts = 0;
    const failing = new Proxy(env.IMAGES, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name === "put" && puts++ === at) return () => Promise.reject(new Error("lost"));
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const response = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng(), buildPng(), buildPng()]),
      broken: { IMAGES: failing },
    });
    expect(response.status).toBe(503);
    expect(await storedImageKeys()).toEqual([]);
    expect(await countRows("properties")).toBe(0);
  });

  it.each([0, 1, 2])("stores no row and responds 503 if the database fails at call %i", async (at) => {
    let batches = 0;
    const failing: D1Database = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name === "withSession") return () => failing;
        if (name === "getBookmark") return () => null;
        if (name === "prepare" && batches++ >= at * 2 + 1) return unavailableDatabase.prepare;
        if (name === "batch" && at > 0) return unavailableDatabase.batch;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const response = await send("/create/buy/property", {
      body: buildForm(completeFields.buy, [buildPng()]),
      key: "k",
      broken: { DB: failing },
    });
    expect(response.status).toBe(503);
    for (const table of ["properties", "images", "idempotency_records", "audit"])
      expect(await countRows(table), table).toBe(0);
    const again = await send("/create/buy/property", { body: buildForm(completeFields.buy, [buildPng()]), key: "k2" });
    expect(again.status).toBe(201);
    await expectEveryImageStored();
  });
});
