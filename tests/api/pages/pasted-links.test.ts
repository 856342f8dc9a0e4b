import { expect, it } from "vitest";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

const uuid = "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";

const open = (path: string) => send(path, { redirect: "manual" });

async function redirectOf(path: string) {
  const { status, headers } = await open(path);
  return [status, headers.get("location")];
}

it.each([
  [`/property/${uuid}.`, `/property/${uuid}`],
  [`/property/${uuid})`, `/property/${uuid}`],
  [`/property/${uuid},`, `/property/${uuid}`],
  [`/property/${uuid}*`, `/property/${uuid}`],
  [`/property/${uuid}_`, `/property/${uuid}`],
  [`/property/${uuid}._`, `/property/${uuid}`],
  [`/property/${uuid}\u200e`, `/property/${uuid}`],
  [`/property/${uuid}%20`, `/property/${uuid}`],
  [`/property/${uuid}//`, `/property/${uuid}`],
  [`//property//${uuid}`, `/property/${uuid}`],
  [`/PROPERTY/${uuid.toUpperCase()}`, `/property/${uuid}`],
  [`/property/${uuid})?utm_source=whatsapp&photo=2`, `/property/${uuid}?utm_source=whatsapp&photo=2`],
  ["/Rent", "/rent"],
  ["/RENT/?city=Monrovia", "/rent?city=Monrovia"],
  ["/buy)?utm_source=mail&city=Monrovia", "/buy?utm_source=mail&city=Monrovia"],
  // The canonical spelling of the query comes with the same redirect.
  ["/Buy?min_bedrooms=2&city=Monrovia&sort=", "/buy?min_bedrooms=2&city=Monrovia&sort="],
  ["/ABOUT", "/about"],
  ["/Driving-School/Guide,", "/driving-school/guide"],
  ["/Health)", "/health"],
  ["/Admin/Team", "/admin/team"],
])("the pasted link %s leads to %s with one redirect", async (path, target) => {
  await storeProperty({ uuid });
  expect(await redirectOf(path)).toEqual([301, target]);
  expect((await open(target)).status).toBe(200);
});

it("understands the words of a search in the same redirect", async () => {
  await storeProperty({ area: "Congo Town" });
  expect(await redirectOf("/RENT/?q=two+bedroom+house+in+congotown")).toEqual([
    302,
    "/rent?property_type=House&area=Congo+Town&min_bedrooms=2",
  ]);
  expect(await redirectOf("/RENT/?q=ocean+view")).toEqual([301, "/rent?q=ocean+view"]);
});

it("lets caches keep the redirect", async () => {
  const { headers } = await open(`/property/${uuid})`);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
});

it.each([`/property/${uuid}`, "/property/unknown", "/nowhere", "/nowhere)", "//evil.example", "//evil.example/)"])(
  "%s, which does not exist, is not found and not redirected",
  async (path) => expect(await redirectOf(path)).toEqual([404, null]),
);
