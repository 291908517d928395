#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// The variants of OpenSSL and of GnuTLS.
#define OPENSSL_VARIANT "libcurl.so.4"
#define GNUTLS_VARIANT "libcurl-gnutls.so.4"

typedef CURLcode (*set_option)(CURL *, CURLoption, ...);
typedef CURLcode (*get_info)(CURL *, CURLINFO, ...);

static struct {
    CURLcode (*global_init)(long);
    CURL *(*create)(void);
    void (*destroy)(CURL *);
    CURLcode (*perform)(CURL *);
    struct curl_slist *(*append)(struct curl_slist *, const char *);
    void (*free_list)(struct curl_slist *);
    set_option set;
    get_info get;
} curl;

static const char *const names[] = {OPENSSL_VARIANT, GNUTLS_VARIANT};

#define LIBRARIES                                                                                                      \
    "[{\"feature\":\"http\",\"description\":\"Downloads over HTTP\",\"priority\":\"required\","                        \
    "\"soname\":[\"" OPENSSL_VARIANT "\",\"" GNUTLS_VARIANT "\"]}]"

// The libraries that are loaded at run time, in the note of ELF files that packaging tools read (uapi-group.org,
// "Dlopen Metadata for ELF Files").
__attribute__((used, section(".note.dlopen"), aligned(4))) static const struct {
    uint32_t name_size, description_size, type;
    char name[4];
    char description[(sizeof(LIBRARIES) + 3) / 4 * 4];
} note = {4, sizeof(LIBRARIES), 0x407c0c0a, "FDO", LIBRARIES};

static int is_loaded;

static void load(void) {
    // Without a reference, the linker may omit the note.
    if (*(const volatile uint32_t *)&note.type == 0) return;
    void *library = NULL;
    for (size_t index = 0; index < sizeof(names) / sizeof(*names) && !library; index++)
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fputs("HTTPClient: downloads fail, because libcurl is not installed.\n", stderr);
        return;
    }
    *(void **)&curl.global_init = dlsym(library, "curl_global_init");
    *(void **)&curl.create = dlsym(library, "curl_easy_init");
    *(void **)&curl.destroy = dlsym(library, "curl_easy_cleanup");
    *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
    *(void **)&curl.append = dlsym(library, "curl_slist_append");
    *(void **)&curl.free_list = dlsym(library, "curl_slist_free_all");
    *(void **)&curl.set = dlsym(library, "curl_easy_setopt");
    *(void **)&curl.get = dlsym(library, "curl_easy_getinfo");
    is_loaded = curl.global_init && curl.create && curl.destroy && curl.perform && curl.append && curl.free_list
        && curl.set && curl.get && curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int ccurl_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded;
}

CURL *ccurl_create(void) { return curl.create(); }

void ccurl_destroy(CURL *handle) { curl.destroy(handle); }

CURLcode ccurl_perform(CURL *handle) { return curl.perform(handle); }

struct curl_slist *ccurl_append(struct curl_slist *list, const char *line) { return curl.append(list, line); }

void ccurl_free_list(struct curl_slist *list) { curl.free_list(list); }

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) { return curl.set(handle, option, value); }

CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value) { return curl.set(handle, option, value); }

CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) { return curl.set(handle, option, value); }

CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) { return curl.set(handle, option, value); }

CURLcode ccurl_set_receiver(CURL *handle, CURLoption option, curl_write_callback value) {
    return curl.set(handle, option, value);
}

CURLcode ccurl_set_progress(CURL *handle, CURLoption option, curl_xferinfo_callback value) {
    return curl.set(handle, option, value);
}

CURLcode ccurl_get_number(CURL *handle, CURLINFO info, long *value) { return curl.get(handle, info, value); }

CURLcode ccurl_get_text(CURL *handle, CURLINFO info, const char **value) { return curl.get(handle, info, value); }
