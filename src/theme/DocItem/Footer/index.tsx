import PageEnd from '@site/src/components/FeedbackLink/PageEnd';
import Footer from '@theme-original/DocItem/Footer';

export default function FooterWithPageEnd() {
  return (
    <>
      <Footer />
      <PageEnd />
    </>
  );
}
