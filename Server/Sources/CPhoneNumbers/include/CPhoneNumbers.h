#ifdef __cplusplus
extern "C" {
#endif
int pn_placeholder(void);
#ifdef __cplusplus
}
#endif
