import { useEffect, useState } from "react";

/** How long the result is shown, in milliseconds: a link that could not be copied has to be selected. */
const durations = { copied: 6_000, failed: 60_000 };

/**
 * Shares a link by the device's share sheet. Where there is none, copies it.
 * @returns `status`, the text about the result; undefined if there is nothing to say
 */
export function useShareLink({ title, text, url }: { title: string; text: string; url: string }) {
  const [result, setResult] = useState<keyof typeof durations>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), durations[result]);
    return () => clearTimeout(timer);
  }, [result]);

  const share = async () => {
    setResult(undefined);
    try {
      if (navigator.share) return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch (error) {
      if (!isAborted(error)) setResult("failed");
    }
  };
  const status = result && { copied: "Link copied", failed: `Copy this link: ${url}` }[result];
  return { share, status };
}

/** Whether the visitor closed the share sheet. */
export const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
