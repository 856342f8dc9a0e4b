import type { HonoRequest } from "hono";
import type { z } from "zod";
import { ApiError, validationFailed } from "./errors.ts";

const tooLarge = (limit: number) => new ApiError(413, `The request must be at most ${Math.floor(limit / 1024)} kB`);

/**
 * Reads a body of at most `limit` bytes as text; a larger one is refused before it is all here.
 * @throws 413
 */
export async function readBody(request: HonoRequest, limit: number): Promise<string> {
  if (Number(request.header("content-length") ?? 0) > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.raw.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return new TextDecoder().decode(await new Blob(parts).arrayBuffer());
}

/**
 * Reads a JSON body of at most `limit` bytes.
 * @throws 413, 415 for another type, 400 when it is no JSON
 */
export async function readJson(request: HonoRequest, limit: number): Promise<{ text: string; value: unknown }> {
  if (!/^application\/json\b/i.test(request.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be JSON");
  }
  const text = await readBody(request, limit);
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
export async function readValid<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
  limit: number,
): Promise<z.infer<Schema>> {
  const { value } = await readJson(request, limit);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationFailed("body", parsed.error.issues);
  return parsed.data;
}
