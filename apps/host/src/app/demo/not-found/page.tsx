import DemoNotFound from '../not-found.tsx';

/** Any other path under the demo's plain host name. The marker element tells the server to answer 404. */
export default function NoDemoPage() {
  return (
    <>
      <meta name="forecourt:status" content="404" />
      <DemoNotFound />
    </>
  );
}
