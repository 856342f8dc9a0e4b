import { useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { useEarlyTap } from "#web/lib/page/hydration/use-early-tap.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { getSavedSearch, type ShownList } from "../list-pages/list-params.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

interface SearchBellProps extends ShownList {
  className?: string;
  /** Whether it says what it does. */
  isLabelled?: boolean;
}

/** Saves the search of a list, or removes it. Pressed while it is saved. A press before this code has loaded counts too. */
export function SearchBell({ config, params, className, isLabelled }: SearchBellProps) {
  const search = getSavedSearch(config, params);
  const isSaved = useSavedSearches().some(({ path }) => path === search.path);
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await import("./toggle-search.tsx")
      .then(({ toggleSearch }) => toggleSearch(search))
      .catch(() =>
        showToast({
          tone: "bad",
          title: isSaved ? "Search not removed" : "Search not saved",
          text: "Check your connection, then press the bell again.",
        }),
      );
    setBusy(false);
  };
  return (
    <Button
      ref={useEarlyTap(toggle)}
      look="quiet"
      className={classNames("needs-script", className)}
      aria-pressed={isSaved}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    >
      <Icon name="bell" />
      <span className={isLabelled ? undefined : "sr-only"}>
        Save<span className="max-lg:sr-only"> this search</span>
      </span>
    </Button>
  );
}
