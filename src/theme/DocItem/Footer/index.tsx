export { default } from '@site/src/components/FeedbackLink/PageEnd';
