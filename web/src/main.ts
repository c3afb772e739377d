import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './theme.css'
import { learnt } from './i18n.svelte'

void learnt().then(() => mount(App, { target: document.getElementById('page')! }))
