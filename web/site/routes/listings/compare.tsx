import { useSearchParams } from "react-router-dom";
import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { CompareActions } from "#web/site/features/listings/compare/compare-actions.tsx";
import { CompareTable } from "#web/site/features/listings/compare/compare-table.tsx";
import { minCompared, readComparedIds } from "#web/site/features/listings/compare/compared-ids.ts";
import { useComparedHomes } from "#web/site/features/listings/compare/use-compared-homes.ts";
import { HomesToStartWith } from "#web/site/features/listings/home/homes-to-start-with.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { HeartInText } from "#web/site/ui/heart-in-text.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

export const pageKeys: PageKeys = (_, url) => {
  const uuids = readComparedIds(url.searchParams);
  // The browser loads the homes to start with: their keys would be a file of their own, which the home page would load too.
  return uuids.length < minCompared ? [] : uuids.map(detailKey);
};

/** Two to four homes side by side. The URL names them, so that a comparison can be shared. */
export function Compare() {
  usePageHead({ title: "Compare homes", noindex: true });
  const uuids = readComparedIds(useSearchParams()[0]);
  return (
    <div className="wrap py-6 lg:py-12">
      {uuids.length < minCompared ? <TooFewHomes /> : <Comparison uuids={uuids} />}
    </div>
  );
}

function Comparison({ uuids }: { uuids: readonly string[] }) {
  const homes = useComparedHomes(uuids);
  const failed = homes.filter((home) => home.status === "failed");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <div>
          <h1>Compare homes</h1>
          <p className="mt-2 text-ink2">
            <span>{`${formatCount(homes.length, "home")} side by side, differences first.`}</span>{" "}
            <span className="max-[22em]:hidden">“–”&nbsp;means that the listing does not say.</span>
          </p>
        </div>
        <div>
          <CompareActions homes={homes} />
        </div>
      </div>
      {failed.length > 0 && (
        <div className="mt-4" role="alert">
          <Notice
            tone="warn"
            title="Some details could not be loaded"
            action={
              <Button
                look="quiet"
                onClick={() => {
                  for (const { retry } of failed) retry();
                }}
              >
                Try Again
              </Button>
            }
          >
            <p>What this phone has saved is shown.</p>
          </Notice>
        </div>
      )}
      <CompareTable homes={homes} />
    </>
  );
}

function TooFewHomes() {
  const count = useFavourites()?.length ?? 0;
  const canChoose = count >= minCompared;
  return (
    <>
      <h1>Compare homes</h1>
      <Drawing name="compare">
        <Message
          title={canChoose ? "Choose two to four homes" : "Save two homes first"}
          actions={
            <ButtonLink className="max-sm:w-full" to={canChoose ? paths.favorites : paths.properties}>
              {canChoose ? "Choose saved homes" : "See all properties"}
            </ButtonLink>
          }
        >
          {canChoose ? (
            "Tick them in your saved homes."
          ) : (
            <>
              Press the heart <HeartInText /> on a home to save it. Then choose two to four of them to compare.
            </>
          )}
        </Message>
      </Drawing>
      <HomesToStartWith />
    </>
  );
}
