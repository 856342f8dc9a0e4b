import { ApiError } from "../api-error.ts";

/** The client closed the connection before all of its body arrived. */
export class RequestInterrupted extends Error {
  override readonly name = "RequestInterrupted";
}

export const bodyTooLarge = (limit: number) => new ApiError(413, `The request must be at most ${formatSize(limit)}`);

const formatSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

/**
 * Returns a stream with the same bytes. Nothing is received before it is read, and nothing after the limit. Hono's
 * `bodyLimit` reads a body without a stated length completely before the gate has checked the caller.
 *
 * Reading it throws ApiError 413 above `limit` bytes, and RequestInterrupted if the client stops sending.
 */
export function limitStream(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  let size = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        reader ??= source.getReader();
        const { done, value } = await reader.read().catch(rethrowInterruption);
        if (done) return controller.close();
        size += value.byteLength;
        if (size > limit) {
          const error = bodyTooLarge(limit);
          // The client may still be sending; whether that can be cancelled changes nothing.
          reader.cancel(error).catch(() => undefined);
          throw error;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => (reader ?? source).cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** A stream that is limited twice already throws the right error. */
function rethrowInterruption(cause: unknown): never {
  if (cause instanceof ApiError || cause instanceof RequestInterrupted) throw cause;
  throw new RequestInterrupted("The client closed the connection while sending", { cause });
}
