/** The documentation has one version, and nothing to warn of. */
export default function DocVersionBanner() {
  return null;
}
