import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Elements } from "#web/lib/page/elements.ts";
import { opensHere } from "#web/lib/page/navigation/opens-here.ts";
import { useSheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";
import { messagePath } from "#web/lib/page/paths.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";
import type { MessageLinkProps } from "./message-link-props.ts";
import type { EnquirySheet, MessageSheet } from "./message-sheet.tsx";

interface SheetCode {
  Sheet: EnquirySheet;
  Content: typeof MessageSheet;
}

/**
 * Opens the message form in a sheet over the listing. Its links lead to the contact page, which visitors without a script
 * get, and everyone else when the code of the sheet cannot be loaded.
 * @param property undefined while it loads
 */
export function useMessageSheet(
  property: DetailProperty | undefined,
  loadEnquirySheet: () => Promise<EnquirySheet>,
): { link: MessageLinkProps; sheet: Elements } {
  const { isOpen, open, close } = useSheetEntry("message");
  const navigate = useNavigate();
  const [code, setCode] = useState<SheetCode>();
  const [isLoading, setIsLoading] = useState(false);

  const load = async () => {
    const [Sheet, { MessageSheet }] = await Promise.all([loadEnquirySheet(), import("./message-sheet.tsx")]);
    setCode({ Sheet, Content: MessageSheet });
  };
  const preload = () => void load().catch(() => undefined);
  const loadMissing = useEffectEvent(() => {
    if (!code) preload();
  });
  // A page can be reloaded with its sheet open.
  useEffect(() => {
    if (isOpen) loadMissing();
  }, [isOpen]);

  const openSheet = async (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    const { href } = location;
    setIsLoading(true);
    const isLoaded = await load().then(
      () => true,
      () => false,
    );
    setIsLoading(false);
    // The visitor may have left the listing in the meantime.
    if (href !== location.href) return;
    if (isLoaded) open();
    else if (property) navigate(messagePath(property.uuid));
  };

  return {
    link: { onClick: openSheet, onPointerEnter: preload, "aria-busy": isLoading || undefined },
    sheet: isOpen && code && property && <code.Content property={property} Sheet={code.Sheet} onClose={close} />,
  };
}
