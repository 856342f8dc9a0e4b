import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ListingFormState } from "../use-listing-form.ts";
import { isSendNow } from "./unsent-listings.ts";

/** Sends a restored listing at once if the form was opened with "Send now", as soon as its photos are restored too. */
export function useSendNow(
  { areImagesRestored, unsent }: Pick<ListingFormState, "areImagesRestored" | "unsent">,
  send: (published: boolean) => void,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const isAsked = isSendNow(state);
  const sendNow = useEffectEvent(() => {
    // A reload or Back must not send again what the user may have changed since.
    navigate(pathname + search, { replace: true, state: null });
    if (unsent.current) send(unsent.current.published);
  });
  useEffect(() => {
    if (!isAsked || !areImagesRestored || isStarted.current) return;
    isStarted.current = true;
    sendNow();
  }, [isAsked, areImagesRestored]);
}
