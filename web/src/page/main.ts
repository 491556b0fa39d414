// Starts the page. The language is fetched beside the engine; nothing is said before it is there.
import { speech } from '../i18n/speech';
import './page';
import { showTheme, theme } from './theme';

showTheme(theme());
await speech.start();
