import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { imageVariantWidths } from "#shared/images/image-urls.ts";
import { createAccount } from "../accounts.ts";
import { expect } from "../browser-test.ts";

export interface NewHome {
  uuid: string;
  reference: string;
  title: string;
}

interface Size {
  width: number;
  height: number;
}

interface HomeOptions {
  kind?: "buy" | "rent";
  /** How many photos of the usual shape, or the size of each. */
  photos?: number | Size[];
  /** Whether the photos have the smaller versions that a colleague's phone makes; true by default. */
  hasVersions?: boolean;
  /** Further fields of the form, such as `area`. */
  fields?: Record<string, string | readonly string[]>;
}

const usualSize = { width: 640, height: 480 };
const place = {
  property_type: "House",
  address: "12 Broad Street",
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
};
const kinds = {
  buy: { path: adminPropertyEndpoints.createBuyProperty.path, fields: { price: "91000" } },
  rent: { path: adminPropertyEndpoints.createRentProperty.path, fields: { monthly_rent: "810", postal_code: "1000" } },
};

let homeCount = 0;
let photoCount = 0;

/** Uploads a photo of another colour than those before it, with versions of these widths. Returns its id. */
async function uploadPhoto(
  request: APIRequestContext,
  { width, height }: Size,
  versions: readonly number[],
): Promise<string> {
  photoCount += 1;
  const background = { r: photoCount % 256, g: (photoCount * 37) % 256, b: 120 };
  const photo = sharp({ create: { width, height, channels: 3, background } });
  const id = crypto.randomUUID();
  const put = async (path: string, type: string, data: Buffer) => {
    const headers = { authorization: `Bearer ${await readToken(request)}`, "content-type": type };
    const response = await request.put(apiPrefix + path, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await put(`/uploads/${id}`, "image/png", await photo.png().toBuffer());
  for (const version of versions.filter((each) => each <= width))
    await put(`/uploads/${id}/variants/${version}`, "image/webp", await photo.resize(version).webp().toBuffer());
  return id;
}

let token = "";

/** Returns the token of an admin of the worker's site: a new one when it has ended, by its age or by a run of the schedule. */
async function readToken(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const isValid = token && (await request.get(apiPrefix + accountEndpoints.getMe.path, { headers })).ok();
  if (!isValid) token = (await createAccount(request, "admin")).access_token;
  return token;
}

/** Publishes a home that no other test uses: complete, with a title of its own, by default for sale and with one photo. */
export async function withHome(request: APIRequestContext, options: HomeOptions = {}): Promise<NewHome> {
  const { kind = "buy", photos = 1, hasVersions = true, fields = {} } = options;
  homeCount += 1;
  const title = `House number ${process.pid}${homeCount} with a mango tree`;
  const sizes = typeof photos === "number" ? Array.from({ length: photos }, () => usualSize) : photos;
  const uploads: string[] = [];
  for (const size of sizes) uploads.push(await uploadPhoto(request, size, hasVersions ? imageVariantWidths : []));
  const data = { title, description: "A quiet family house.", ...place, ...kinds[kind].fields, ...fields, uploads };
  const response = await request.post(apiPrefix + kinds[kind].path, {
    data,
    headers: { authorization: `Bearer ${await readToken(request)}` },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { uuid, reference } = await response.json();
  return { uuid, reference, title: data.title };
}
