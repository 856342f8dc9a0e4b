import { describe, expect, it } from "vitest";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { completeFields, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { get } from "../../support/public-client.ts";
import { readProperty } from "./property-reads.ts";

const readCard = async () => (await get<CardListResponse>("/public/properties?view=card")).body.data.properties[0];
const readFocuses = async (uuid: string) => (await readProperty(uuid)).images.map(({ focus }) => focus);

async function createWithFocus() {
  const client = await createAdminClient();
  const uploads = [await client.upload(), await client.upload()] as [string, string];
  const body = { ...completeFields.buy, uploads, image_focus: { [uploads[0].toUpperCase()]: "50 20" } };
  const created = await client.send<{ uuid: string; reference: string }>("/create/buy/property", { body });
  expect(created.status).toBe(201);
  const change = (fields: object) =>
    client.send("/update/buy/property", { method: "PATCH", body: { uuid: created.body.uuid, ...fields } });
  return { ...client, ...created.body, uploads, change };
}

describe("the focus of an image", () => {
  it("is stored with a new property and returned with its image and its card", async () => {
    const { uuid, uploads, change } = await createWithFocus();
    expect(await readFocuses(uuid)).toEqual(["50 20", null]);
    expect(await readCard()).toMatchObject({ cover_focus: "50 20" });
    expect((await change({ images: uploads.toReversed() })).status).toBe(200);
    expect(await readFocuses(uuid)).toEqual([null, "50 20"]);
    expect(await readCard()).not.toHaveProperty("cover_focus");
  });

  it("changes alone, is removed by null, and applies to an upload that is added", async () => {
    const { uuid, uploads, change, upload } = await createWithFocus();
    const [cover, second] = uploads;
    await change({ image_focus: { [second]: "0 100" } });
    expect(await readFocuses(uuid)).toEqual(["50 20", "0 100"]);
    const added = await upload();
    await change({ images: [added, cover, second], image_focus: { [added]: "7 8", [cover]: null } });
    expect(await readFocuses(uuid)).toEqual(["7 8", null, "0 100"]);
    expect(await readCard()).toMatchObject({ cover_focus: "7 8" });
  });

  it("stays when the property is saved or imported without it", async () => {
    const { uuid, reference, uploads, change, send } = await createWithFocus();
    await change({ title: "Another title", images: uploads, image_alts: { [uploads[0]]: "The gate" } });
    const rows = [{ reference, kind: "buy", title: "A third title", image_focus: "1 1" }];
    expect((await send("/import/properties", { body: { rows } })).status).toBe(200);
    const property = await readProperty(uuid);
    expect(property.title).toBe("A third title");
    expect(property.images.map(({ alt, focus }) => [alt, focus])).toEqual([
      ["The gate", "50 20"],
      ["", null],
    ]);
  });

  it("is rejected unless it is two whole percents, and the field is named", async () => {
    const { uuid, uploads, change, send, upload } = await createWithFocus();
    const wrong = ["50", "50 101", "-1 5", "50.5 20", "50  20", "050 20", "50 20 1", "50% 20%", 50, ["50 20"], {}];
    for (const focus of wrong) {
      const response = await change({ title: "Other", image_focus: { [uploads[0]]: focus } });
      expect([response.status, Object.keys(fieldProblems(response))], JSON.stringify(focus)).toEqual([
        422,
        ["image_focus"],
      ]);
    }
    for (const image_focus of ["50 20", [], null]) expect((await change({ image_focus })).status).toBe(422);
    const added = await upload();
    const body = { ...completeFields.buy, uploads: [added], image_focus: { [added]: "left" } };
    expect(fieldProblems(await send("/create/buy/property", { body }))).toEqual({
      image_focus: 'Must be two whole percents from 0 to 100, such as "50 20"',
    });
    expect(await readFocuses(uuid)).toEqual(["50 20", null]);
  });
});
