import { type ChangeEvent, useState } from "react";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { checkFile, type TestResult } from "./check-file.ts";
import { sampleImages } from "./sample-images.ts";
import { testUrl } from "./test-url.ts";

const newestKey = endpointKey("GET /public/recent/properties", { query: { view: "card", limit: 1 } });

interface LogEntry extends TestResult {
  id: number;
}

/** Developer page: shows images in several formats, tests their URLs, checks chosen files, and logs the results. */
export function ImageTestPage() {
  const { data } = useEndpoint(newestKey);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [isTesting, setTesting] = useState(false);
  const addResult = (result: TestResult) => setLog((before) => [{ ...result, id: before.length }, ...before]);

  const property = data?.data.properties[0];
  const storedUrl = property && `/images/${propertyKindTraits[property.kind].imageFolder}/${property.uuid}.png`;
  const images = storedUrl ? [...sampleImages, { format: "property photo", url: storedUrl }] : sampleImages;

  const testAll = async () => {
    setTesting(true);
    for (const { url } of images) addResult(await testUrl(url));
    setTesting(false);
  };
  const onChoose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    for (const file of Array.from(input.files ?? [])) addResult(await checkFile(file));
    input.value = "";
  };
  return (
    <div className="wrap pt-8 pb-12">
      <h1>Image test</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        For developers. Loads only images of this site. Files that you choose are not uploaded.
      </p>

      <h2 className="mt-8">Formats</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {images.map(({ format, url }) => (
          <li key={url}>
            <img
              className="aspect-4/3 w-full rounded-s bg-sand2 object-cover"
              src={url}
              width="160"
              height="120"
              loading="lazy"
              alt={`Test image, ${format}`}
              onError={() => addResult({ ok: false, text: `${url} could not be loaded` })}
            />
            <p className="mt-1 text-1 text-ink2">{format}</p>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={testAll} disabled={isTesting}>
        {isTesting ? "Testing…" : "Test all URLs"}
      </Button>

      <h2 className="mt-8">File check</h2>
      <Field id="image-test-file" label="Choose images" className="mt-4 max-w-[30rem]">
        <input id="image-test-file" className="in" type="file" multiple onChange={onChoose} />
      </Field>

      <h2 className="mt-8">Log</h2>
      <p role="status" className="mt-2 text-1 text-ink2">
        {log.length === 0 ? "No tests yet" : `${formatCount(log.length, "result")}, newest first`}
      </p>
      <ol className="mt-2 border-b border-line text-1">
        {log.map(({ id, ok, text }) => (
          <li key={id} className="flex gap-3 border-t border-line py-2">
            <b className={ok ? "text-good" : "text-bad"}>{ok ? "OK" : "Failed"}</b>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
