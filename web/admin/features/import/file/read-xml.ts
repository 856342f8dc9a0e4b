/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";

interface XmlHandlers {
  /** @param read returns the value of an attribute, or an empty text */
  onOpen: (name: string, read: (attribute: string) => string) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

/**
 * Calls the handlers with the elements of an XML text, in order. Their names have no prefix. A missing file is an empty text.
 * @throws Error when the XML is damaged
 */
export function readXml(xml: string, { onOpen, onText, onClose }: XmlHandlers): void {
  const parser = new Parser();
  parser.on("openTag", (name, getAttributes, decode) =>
    onOpen(withoutPrefix(name), (attribute) => decode(getAttributes()[attribute] ?? "")),
  );
  parser.on("closeTag", (name) => onClose?.(withoutPrefix(name)));
  parser.on("text", (text, decode) => onText?.(decode(text)));
  parser.on("cdata", (text) => onText?.(text));
  if (xml !== "") parser.parse(xml);
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
