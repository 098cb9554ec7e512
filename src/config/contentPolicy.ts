import contentPolicyOf, { type ContentPolicyOptions } from '../../plugins/content-policy/index';
import { redocStyles } from '../components/ApiRedoc/redocStyles';
import { referenceStyles } from '../components/ApiReference/referenceStyles';
import { tryStyles } from '../components/ApiTry/tryStyles';
import { filterStyles } from '../components/ChannelFilter/filterStyles';
import { playgroundStyles } from '../components/DlPlayground/styles';
import { filterStyles as releaseFilterStyles } from '../components/ReleaseFilter/filterStyles';
import { foundStyles } from '../components/ReleaseFilter/foundStyles';
import { arrivalStyles } from '../components/Search/arrivalStyles';
import { panelStyles } from '../components/Search/panelStyles';
import { withOptions } from './withOptions';

/** Every `<style href="…">` of a component, by that name: React adds its text to the page when the component is shown. */
export const contentPolicy = {
  styles: {
    'api-redoc': redocStyles,
    'api-reference': referenceStyles,
    'api-try': tryStyles,
    'channel-filter': filterStyles,
    'dl-playground': playgroundStyles,
    'dos-search': panelStyles,
    'dos-search-marks': arrivalStyles,
    'found-changes': foundStyles,
    'release-filter': releaseFilterStyles,
  },
} satisfies ContentPolicyOptions;

export const contentPolicyPlugin = withOptions(contentPolicyOf, contentPolicy);
