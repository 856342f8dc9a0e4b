import { useEffect } from "react";
import { apiSend } from "#web/lib/api/api-client.ts";

/** The server forgets a colleague after a minute. */
const pause = 30_000;

/** Tells colleagues that this person has an enquiry open, while the page is visible. A failure is harmless. */
export function useViewing(id: string): void {
  useEffect(() => {
    const params = { id };
    const say = () => {
      if (document.visibilityState === "visible")
        apiSend("POST /contact/submissions/:id/viewing", { params }).catch(() => undefined);
    };
    const end = () => {
      apiSend("DELETE /contact/submissions/:id/viewing", { params, keepalive: true }).catch(() => undefined);
    };
    const onVisibility = () => (document.visibilityState === "visible" ? say() : end());
    say();
    const timer = setInterval(say, pause);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibility);
      end();
    };
  }, [id]);
}
