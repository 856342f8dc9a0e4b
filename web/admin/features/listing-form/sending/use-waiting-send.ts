import { useEffect, useRef, useState } from "react";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { pauseUntilOnline, retryDelay } from "./pause-until-online.ts";

/** What a listing waits for before it is sent. */
export type WaitingFor = "connection" | "service";

/**
 * Runs a request again until there is a response: when the connection returns, and after growing pauses. The request must
 * be safe to repeat.
 */
export function useWaitingSend() {
  const [waitingFor, setWaitingFor] = useState<WaitingFor>();
  const running = useRef<AbortController>(undefined);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
    };
  }, []);

  /**
   * @returns undefined if the user has left the form
   * @throws the error of the last attempt, when it is a rejection or when the user stops waiting
   */
  const run = async <Result>(attempt: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      for (let attempts = 0; ; attempts++) {
        try {
          return await attempt(signal);
        } catch (error) {
          const reason = reasonToWait(error);
          if (!reason && !signal.aborted) throw error;
          if (!signal.aborted) setWaitingFor(reason);
          await pauseUntilOnline(retryDelay(attempts), signal);
          if (hasLeft.current) return undefined;
          if (signal.aborted) throw error;
        }
      }
    } finally {
      setWaitingFor(undefined);
    }
  };
  return { waitingFor, run, stop: () => running.current?.abort() };
}

/** Returns undefined for a rejection: another attempt would be rejected too. */
function reasonToWait(error: unknown): WaitingFor | undefined {
  if (error instanceof NetworkError) return "connection";
  return error instanceof ApiError && error.status >= 500 ? "service" : undefined;
}

/** What a later attempt may change: the session, the role, or that too many requests were sent. */
const temporaryStatuses: readonly number[] = [401, 403, 408, 429];

/** Returns whether the service has refused the listing itself. */
export const isRejection = (error: unknown): boolean =>
  !reasonToWait(error) && !(error instanceof ApiError && temporaryStatuses.includes(error.status));
