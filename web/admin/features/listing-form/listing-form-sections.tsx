import { Fragment } from "react";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { usePlaceSuggestions } from "#web/admin/lib/api/use-place-suggestions.ts";
import { FieldGrid } from "#web/admin/ui/fields/field-grid.tsx";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { Fold } from "#web/admin/ui/fold.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { AmenitiesField } from "./amenities/amenities-field.tsx";
import { frequentAmenities } from "./amenities/quick-amenities.ts";
import { cardTexts } from "./card-texts.ts";
import { Contradictions } from "./contradictions/contradictions.tsx";
import { describeFields, optional } from "./describe-fields.ts";
import { formSections } from "./form-sections.ts";
import { GoToPhotos } from "./go-to-photos.tsx";
import { amenitiesError } from "./listing-errors.ts";
import type { ListingFormParts } from "./listing-form-parts.ts";
import { allAmenities } from "./listing-values.ts";
import { LocationTools } from "./location/location-tools.tsx";
import type { ListingFormState } from "./use-listing-form.ts";

interface ListingFormSectionsProps {
  kind: PropertyKind;
  idPrefix: string;
  state: ListingFormState;
  ImagesField: ListingFormParts["ImagesField"];
}

const sectionClass = classNames(
  "grid min-w-0 gap-4 border-t border-line pt-6 pb-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8",
  "lg:in-[dialog]:grid-cols-1 lg:in-[dialog]:gap-4",
);

/** What every listing needs, and between it the rest: folded by subject, each fold with what is entered in it. */
export function ListingFormSections({ kind, idPrefix, state, ImagesField }: ListingFormSectionsProps) {
  const { control, values, errors, isSending, priceHint, priceQuestion } = state;
  const { suggestions, request } = usePlaceSuggestions();
  const { priceField } = propertyKindTraits[kind];
  const questions = priceQuestion && { [priceField]: priceQuestion };
  const imagesId = `${idPrefix}-images`;
  const amenitiesProblem = amenitiesError(errors);
  const hasProblem = (fields: readonly FormField[]) => fields.some(({ name }) => errors.fields?.[name]);
  const grid = (fields: readonly FormField[]) => (
    <FieldGrid
      form={idPrefix}
      fields={fields.map((field) => (field.name === priceField && priceHint ? { ...field, hint: priceHint } : field))}
      control={control}
      namePrefix="fields."
      readOnly={isSending}
      suggestions={suggestions}
      questions={questions}
    />
  );
  const amenities = (
    <AmenitiesField
      id={`${idPrefix}-amenities`}
      kind={kind}
      amenities={values.amenities}
      typedAmenity={values.typedAmenity}
      problem={amenitiesProblem}
      readOnly={isSending}
      onChange={state.setAmenities}
      onType={state.setTypedAmenity}
      onAdd={state.addTypedAmenity}
    />
  );
  return (
    <>
      <div className="-mb-6 flex min-h-touch flex-wrap items-center justify-between gap-x-4">
        <p className="flex-1 text-1 text-ink2">
          Fields with <span className="text-bad">*</span> are required. Photos come last.
        </p>
        <GoToPhotos inputId={imagesId} />
      </div>
      <div>
        {formSections(kind).map(({ title, lead, content, fields, isFolded, folds = [] }) => {
          if (isFolded) {
            const isAmenities = content === "amenities";
            return (
              <Fragment key={title}>
                <Fold
                  title={title}
                  summary={
                    isAmenities
                      ? allAmenities(values).join(", ") || optional(frequentAmenities)
                      : describeFields(fields, values.fields)
                  }
                  hasProblem={isAmenities ? amenitiesProblem !== undefined : hasProblem(fields)}
                >
                  <p className="-mt-2 text-1 text-ink2">{lead}</p>
                  <div className="min-w-0 max-w-[48rem]">{isAmenities ? amenities : grid(fields)}</div>
                </Fold>
                {/* Outside the fold, because the form is not sent without an answer. */}
                {isAmenities && (
                  <Contradictions
                    contradictions={state.contradictions}
                    readOnly={isSending}
                    onAccept={state.acceptContradiction}
                    onAnswer={state.answerFact}
                  />
                )}
              </Fragment>
            );
          }
          const titleId = `${idPrefix}-section-${title.toLowerCase().replaceAll(" ", "-")}`;
          return (
            <section
              key={title}
              className={sectionClass}
              aria-labelledby={titleId}
              onFocus={folds.some((fold) => fold.content === "location") ? request : undefined}
            >
              <header>
                <h2 id={titleId} className="mb-1 text-3/[1.2]">
                  <span>{title}</span>
                  {content === "images" && (
                    <span className="text-bad" aria-hidden="true">
                      {" "}
                      *
                    </span>
                  )}
                </h2>
                <p className="text-1 text-ink2">{lead}</p>
              </header>
              <div className="min-w-0 max-w-[48rem] lg:in-[dialog]:max-w-none">
                {grid(fields)}
                {content === "images" && (
                  <ImagesField
                    id={imagesId}
                    uploads={state.uploads}
                    images={state.images}
                    notices={state.notices}
                    problem={errors.root?.images?.message}
                    card={cardTexts(kind, values)}
                    readOnly={isSending}
                  />
                )}
                {folds.length > 0 && (
                  <div className="mt-4 -mb-4">
                    {folds.map((fold) => (
                      <Fold
                        key={fold.title}
                        isInner
                        title={fold.title}
                        summary={describeFields(fold.fields, values.fields)}
                        hasProblem={hasProblem(fold.fields)}
                      >
                        {grid(fold.fields)}
                        {fold.content === "location" && (
                          <LocationTools
                            latitude={String(values.fields.latitude ?? "")}
                            longitude={String(values.fields.longitude ?? "")}
                            readOnly={isSending}
                            onChange={state.setCoordinates}
                            saveDraft={state.saveDraft}
                          />
                        )}
                      </Fold>
                    ))}
                  </div>
                )}
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}
