import type { HonoRequest } from "hono";
import { z } from "zod";
import { ApiError, validationFailed } from "./errors.ts";

const tooLarge = (limit: number) => new ApiError(413, `The request must be at most ${sizeInWords(limit)}`);
const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

/**
 * Reads a body of at most `limit` bytes; a larger one is refused before it is all here.
 * @param arrives called with every part
 * @throws 413
 */
export async function readBytes(
  request: HonoRequest,
  limit: number,
  arrives?: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.header("content-length") ?? 0) > limit) throw tooLarge(limit);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of request.raw.body ?? []) {
    arrives?.();
    size += part.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Reads a body of at most `limit` bytes as text.
 * @throws 413
 */
export async function readText(request: HonoRequest, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

/**
 * Reads a JSON body of at most `limit` bytes.
 * @throws 413, 415 for another type, 400 when it is no JSON
 */
export async function readJson(request: HonoRequest, limit: number): Promise<{ text: string; value: unknown }> {
  if (!/^application\/json\b/i.test(request.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be JSON");
  }
  const text = await readText(request, limit);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new ApiError(400, "The request is not valid JSON");
  }
}

/**
 * Reads a JSON body of at most `limit` bytes by its schema.
 * @throws as `readJson`, and 422 with the schema's own messages
 */
export async function readValidJson<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
  limit: number,
): Promise<z.infer<Schema>> {
  return (await readValidJsonWithText(request, schema, limit)).data;
}

/**
 * Reads what is to be made by its schema, and the text that it came as.
 * @throws as `readValid`
 */
export async function readValidJsonWithText<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
  limit: number,
): Promise<{ text: string; data: z.infer<Schema> }> {
  const { text, value } = await readJson(request, limit);
  return { text, data: parse(schema, value) };
}

/**
 * Reads a change: those fields of a new one that were sent, and no others, not even with their standard values.
 * @throws as `readValid`
 */
export async function readValidPatch<Shape extends z.ZodRawShape>(
  request: HonoRequest,
  schema: z.ZodObject<Shape>,
  limit: number,
): Promise<Partial<z.infer<z.ZodObject<Shape>>>> {
  const { value } = await readJson(request, limit);
  const sent = parse(z.record(z.string(), z.unknown()), value);
  const parsed = Object.entries(parse(schema.partial(), sent));
  return Object.fromEntries(parsed.filter(([name]) => sent[name] !== undefined)) as Partial<
    z.infer<z.ZodObject<Shape>>
  >;
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationFailed("body", parsed.error.issues);
  return parsed.data;
}
