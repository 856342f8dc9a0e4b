import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import type { Role } from "#contract/accounts/roles.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { storeSignedIn } from "./accounts.ts";
import { checkResponse } from "./check-response.ts";
import { buildPng } from "./images.ts";
import { origin } from "./public-client.ts";
import { sharedApp } from "./shared-app.ts";

/** The fields of a complete property as a form sends them. */
export const completeFields = {
  buy: {
    title: "House with a mango tree",
    description: "A quiet family house close to the main road.",
    price: "90000",
    property_type: "House",
    address: "12 Broad Street",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
  },
  rent: {
    title: "Flat above the bakery",
    description: "Two rooms and a balcony.",
    monthly_rent: "800",
    property_type: "Apartment",
    address: "3 Carey Street",
    city: "Paynesville",
    state: "Montserrado",
    country: "Liberia",
    postal_code: "1000",
  },
} as const;

/** Returns the form that a browser would send, with images. */
export function buildForm(fields: Record<string, string | readonly string[]>, images: Uint8Array<ArrayBuffer>[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  for (const [index, bytes] of images.entries()) form.append("images", new Blob([bytes]), `image-${index}.jpg`);
  return form;
}

interface RequestOptions {
  method?: string;
  /** A form, bytes or a stream; any other value is sent as JSON. */
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  /** Bindings that replace the real ones, such as an unavailable database. */
  broken?: Partial<Bindings>;
}

export interface ApiResult<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

/** Creates a signed-in admin and returns functions that send requests as this admin. */
export async function createAdminClient(role: Role = "admin", sees_health?: boolean) {
  const { id, token } = await storeSignedIn({ role, sees_health });

  async function send<T = Record<string, unknown>>(path: string, options: RequestOptions = {}): Promise<ApiResult<T>> {
    const { method, body, key, headers, broken } = options;
    const isRaw = body instanceof FormData || body instanceof Uint8Array || body instanceof ReadableStream;
    const usedMethod = method ?? (body === undefined ? "GET" : "POST");
    const request = new Request(`${origin}/api/v1${path}`, {
      method: usedMethod,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isRaw && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
        ...headers,
      },
      body: isRaw || body === undefined ? (body as BodyInit | undefined) : JSON.stringify(body),
    });
    // An isolate receives only two large bodies at once, and the calls of a test may be those of several isolates.
    const app = isRaw || path.startsWith("/create/") ? createApp() : sharedApp();
    const response = await app.fetch(request, { ...env, ...broken }, createExecutionContext());
    const text = await response.text();
    const result = (text ? JSON.parse(text) : undefined) as T;
    checkResponse(usedMethod, path, response.status, result);
    return { status: response.status, headers: response.headers, body: result };
  }

  /** Publishes a property, by default a complete one with one image. */
  async function publish(
    kind: "buy" | "rent" = "buy",
    fields: Record<string, string | readonly string[]> = {},
    images = [buildPng()],
  ) {
    const body = buildForm({ ...completeFields[kind], ...fields }, images);
    const response = await send<{ uuid: string; reference: string }>(`/create/${kind}/property`, { body });
    if (response.status !== 201) throw new Error(`Not published: ${JSON.stringify(response.body)}`);
    return response.body;
  }

  /** Uploads an image and returns its id. */
  async function upload(bytes = buildPng()) {
    const uploadId = crypto.randomUUID();
    const response = await send(`/uploads/${uploadId}`, { method: "PUT", body: bytes });
    if (response.status !== 201) throw new Error(`Not uploaded: ${JSON.stringify(response.body)}`);
    return uploadId;
  }

  return { id, token, send, publish, upload };
}

/** Signs an admin in before each test of a file. Returns functions that send requests as the one of the test that runs. */
export function adminOfEachTest(): Pick<Awaited<ReturnType<typeof createAdminClient>>, "send" | "publish" | "upload"> {
  let admin: Awaited<ReturnType<typeof createAdminClient>>;
  beforeEach(async () => {
    admin = await createAdminClient();
  });
  return {
    send: (path, options) => admin.send(path, options),
    publish: (...args) => admin.publish(...args),
    upload: (...args) => admin.upload(...args),
  };
}

/** Returns the messages of a 422 by field name. */
export function fieldProblems({ body }: ApiResult): Record<string, string> {
  const { detail } = body as { detail: { loc: (string | number)[]; msg: string }[] };
  return Object.fromEntries(detail.map(({ loc, msg }) => [String(loc[1] ?? loc[0]), msg]));
}

/** Returns the keys of all stored files except nightly backups, the trash and remembered state. */
export const storedImageKeys = async () => {
  const { objects } = await env.IMAGES.list();
  return objects.map(({ key }) => key).filter((key) => !/^(backups|state|trash)\//.test(key));
};
