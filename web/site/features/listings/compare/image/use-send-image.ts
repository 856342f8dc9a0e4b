import { useState } from "react";
import { useSite } from "#web/lib/page/site-context.ts";
import type { ComparedHome, ComparedProperty } from "../compared-home.ts";

type Result = "sent" | "saved" | "ready" | "failed";

const texts: Record<Result, string | undefined> = {
  sent: undefined,
  saved: "Image saved to your downloads",
  ready: "The image is ready. Press “Send as image” again to send it.",
  failed: "The image could not be created. Try again.",
};

/** Sends one image of the homes. The code that draws it loads when it is needed. */
export function useSendImage(
  homes: readonly (ComparedHome & { property: ComparedProperty })[],
  { title, url }: { title: string; url: string },
) {
  const siteName = useSite().name;
  const [state, setState] = useState<Result | "busy">();
  const send = async () => {
    setState("busy");
    const properties = homes.map(({ property }) => property);
    const result = await import("./send-comparison.ts")
      .then(({ sendComparison }) => sendComparison(properties, { title, url, siteName }))
      .catch((): Result => "failed");
    setState(result);
  };
  const isBusy = state === "busy";
  return { send, isBusy, status: state && !isBusy ? texts[state] : undefined };
}
